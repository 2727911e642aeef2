import { chmodSync, cpSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'
import { finishStage } from './library.mjs'
import { packedManifest } from './manifest.mjs'
import { packageFolder } from './packages.mjs'

const name = 'create-vitrine'

/** Fills a folder with the command in one file, and the files of a new project. */
export async function stageCreateVitrine(folder) {
  const program = path.join(folder, 'dist/main.js')
  await build({
    absWorkingDir: packageFolder(name),
    entryPoints: ['src/main.ts'],
    outfile: program,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'error',
  })
  chmodSync(program, 0o755)
  cpSync(path.join(packageFolder(name), 'template'), path.join(folder, 'template'), {
    recursive: true,
  })
  finishStage(
    name,
    folder,
    packedManifest(name, {
      files: ['dist', 'template', 'README.md', 'LICENSE'],
      exports: { './package.json': './package.json' },
    }),
  )
}
