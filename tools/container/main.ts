import { parseArgs } from 'node:util'
import { buildImage } from './build.ts'
import { tryCompose } from './compose.ts'
import { composePackages, outputOf, requirePrograms } from './programs.ts'
import { tryImage } from './try.ts'

/** Builds and tries the container of `deploy/container` with programs of Debian; nothing is fetched but packages. */
const usage = `npm run container -- build [--image localhost/vitrine] [--base docker.io/library/node:24-bookworm-slim]
npm run container -- try   [--image localhost/vitrine]   runs it without root on a read-only file system
npm run container -- compose [--image localhost/vitrine]   runs it with PostgreSQL and Caddy, as deploy/container/compose.yaml says
Without --base, an image with Node is made of the packages of Debian and of the Node that runs this.`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    image: { type: 'string', default: 'localhost/vitrine' },
    base: { type: 'string' },
  },
})

const commands: Readonly<Record<string, () => Promise<void>>> = {
  async build() {
    await buildImage(values.image, values.base)
    console.log(outputOf('buildah', ['images']))
  },
  async try() {
    const { uid, startMs, refusedWrite, shop, exitCode } = await tryImage(values.image)
    console.log(`Ready after  ${(startMs / 1000).toFixed(1)} s, on an empty database`)
    console.log(`User         ${uid}`)
    console.log(`Write        ${refusedWrite}`)
    console.log(`Shop         ${shop}`)
    console.log(`SIGTERM      ended with ${exitCode}`)
    const isGood =
      uid !== '0' && refusedWrite.includes('Read-only') && shop === 200 && exitCode === 0
    if (!isGood) throw new Error('The container is not as it should be')
  },
  async compose() {
    requirePrograms(composePackages)
    const trial = await tryCompose(values.image)
    const seconds = (ms: number) => (ms / 1000).toFixed(1)
    console.log(`Containers   ${trial.services.join(', ')}`)
    console.log(`Ready after  ${seconds(trial.startMs)} s, by way of Caddy with TLS`)
    console.log(`Page         ${trial.page}`)
    console.log(`Restart      ready again after ${seconds(trial.restartMs)} s`)
    console.log(`Page         ${trial.pageAfterRestart}`)
    const isGood =
      trial.services.length === 3 && trial.page === 200 && trial.pageAfterRestart === 200
    if (!isGood) throw new Error('The containers are not as they should be')
  },
}

const command = commands[positionals[0] ?? '']
if (!command) {
  console.error(usage)
  process.exit(2)
}
try {
  requirePrograms()
  await command()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
