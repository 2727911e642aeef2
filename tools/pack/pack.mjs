import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from '../steps/build.mjs'
import { root, runQuietly } from '../steps/command.mjs'
import { step } from '../steps/console.mjs'
import { stageCreateVitrine } from './create-vitrine.mjs'
import { stageLibrary } from './library.mjs'
import { libraries, outputFolder, packageFolder } from './packages.mjs'
import { stageServer } from './server.mjs'

/** Writes a tarball of every package into `folder`, which it empties first. Answers their paths. */
export async function pack(folder = outputFolder) {
  await build()
  await step('Checking the types of the packages', () =>
    runQuietly('tsc', ['-b', ...[...libraries, 'create-vitrine'].map(packageFolder)]),
  )
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const stages = mkdtempSync(path.join(tmpdir(), 'vitrine-pack-'))
  try {
    const files = []
    for (const [name, stage] of Object.entries(stagesOf)) {
      files.push(
        await step(`Packing ${name}`, async () => {
          const from = await stage(path.join(stages, name))
          return tarball(from, folder)
        }),
      )
    }
    return files
  } finally {
    rmSync(stages, { recursive: true, force: true })
  }
}

/** How each package is staged for installation. */
const stagesOf = {
  ...Object.fromEntries(
    libraries.map((name) => [name, staged((folder) => stageLibrary(name, folder))]),
  ),
  redirect: async () => path.join(root, 'packages/redirect/dist'),
  server: staged(stageServer),
  'create-vitrine': staged(stageCreateVitrine),
}

function staged(fill) {
  return async (folder) => {
    await fill(folder)
    return folder
  }
}

async function tarball(from, to) {
  const output = await runQuietly(
    'npm',
    ['pack', '--json', '--ignore-scripts', '--pack-destination', to],
    { cwd: from },
  )
  const [{ filename }] = JSON.parse(output)
  return path.join(to, filename)
}
