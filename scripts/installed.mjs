#!/usr/bin/env node
/** The command `almanac` of an installed package, which is built. */
await import('../dist/cli.js')
