import { generateKeyPairSync, sign } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/** The minimal work of a sign-in, in a process of its own: password checks and signatures per second. */
const [concurrency = 1] = process.argv.slice(2).map(Number)
const MS = 4000

async function passwordChecks() {
  const stored = await hash('a-long-enough-passphrase', {
    algorithm: 2,
    memoryCost: 47_104,
    timeCost: 1,
    parallelism: 1,
  })
  let done = 0
  const end = performance.now() + MS
  const work = async () => {
    while (performance.now() < end) {
      await verify(stored, 'a-long-enough-passphrase')
      done += 1
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work))
  return (done * 1000) / MS
}

function signatures() {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const bytes = Buffer.alloc(300, 'x')
  let done = 0
  const end = performance.now() + MS
  while (performance.now() < end) {
    sign('sha256', bytes, { key: privateKey, dsaEncoding: 'ieee-p1363' })
    done += 1
  }
  return (done * 1000) / MS
}

process.stdout.write(JSON.stringify({ checks: await passwordChecks(), signatures: signatures() }))
