import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type RunningProduct, startProduct } from '@vitrine/testkit/product'
import { type FaultyDatabase, startFaultyDatabase } from './faults-database.ts'

type Report = (name: string, value: string) => void

const POLL_MS = 20
/** After so long something has not recovered. */
const LIMIT_MS = 120_000
const DISK_MB = 600

/**
 * How long after the database answers again the product does, after a restart, a crash and a full disk
 * (the latter as root only: it mounts a small file system). Returns whether it always did.
 */
export async function recoveryBench(report: Report): Promise<boolean> {
  const database = await startFaultyDatabase()
  const product = await startProduct({ databaseUrl: database.url, dataDir: database.folder })
  let hasRecovered = true
  try {
    for (const [name, fail] of [
      ['a restart of the database', () => database.restart()],
      ['a crash of the database', () => database.crash()],
    ] as const) {
      const { statuses, recoveredMs } = await recoveryAfter(product, database, fail)
      report(`First write after ${name}`, `${recoveredMs} ms later (target: at most 2000)`)
      report('  answers meanwhile', statuses)
      hasRecovered &&= recoveredMs <= 2000
    }
  } finally {
    await product.stop()
    await database.close()
    product.remove()
  }
  return (await fullDisk(report)) && hasRecovered
}

async function recoveryAfter(
  product: RunningProduct,
  database: FaultyDatabase,
  fail: () => Promise<void>,
) {
  await untilSaved(product)
  const writes = startWriting(product)
  await fail()
  // The database of a crashed process ends a moment later.
  await wait(100)
  while (!(await answers(database))) await wait(POLL_MS)
  const isBack = performance.now()
  const recoveredMs = Math.round((await writes.firstSuccessAfter(isBack)) - isBack)
  return { statuses: writes.stop(), recoveredMs }
}

const answers = (database: FaultyDatabase) =>
  database.query('SELECT 1').then(
    () => true,
    () => false,
  )

/** The product on a file system that repeatedly becomes full and is cleared again. */
async function fullDisk(report: Report): Promise<boolean> {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-full-disk-'))
  if (!mount(folder)) {
    report('A full disk', 'not tried: mounting a file system takes root')
    rmSync(folder, { recursive: true })
    return true
  }
  try {
    // PostgreSQL runs as another user when root starts it, and has to step through to its own.
    chmodSync(folder, 0o711)
    const product = await startProduct({ dataDir: folder })
    const writes = startWriting(product, 4)
    await writes.firstSuccessAfter(performance.now())
    const filler = path.join(folder, 'filler')
    const isFilled = await fill(folder, filler, writes)
    rmSync(filler)
    const isCleared = performance.now()
    const recoveredMs = Math.round((await writes.firstSuccessAfter(isCleared)) - isCleared)
    report('Writes refused while the disk is full', isFilled ? 'yes' : 'no')
    report('First write after it has space again', `${recoveredMs} ms later`)
    report('  answers', writes.stop())
    await product.stop()
    return isFilled && recoveredMs < LIMIT_MS
  } finally {
    execFileSync('umount', ['-l', folder])
    rmSync(folder, { recursive: true })
  }
}

function mount(folder: string): boolean {
  try {
    const options = ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', folder]
    execFileSync('mount', options, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Repeatedly uses all space that is left, until a write is refused. */
async function fill(folder: string, filler: string, writes: Writer): Promise<boolean> {
  const chunks: Buffer[] = []
  const refused = writes.firstFailure()
  const end = performance.now() + LIMIT_MS
  while (performance.now() < end) {
    const { bavail, bsize } = statfsSync(folder)
    if (bavail > 0) chunks.push(Buffer.alloc(bavail * bsize))
    try {
      writeFileSync(filler, Buffer.concat(chunks))
    } catch {
      // Another process used some of the space.
    }
    if (await Promise.race([refused, wait(200, false)])) {
      await wait(3_000)
      return true
    }
  }
  return false
}

type Writer = ReturnType<typeof startWriting>

/** Creates products without a pause, and remembers when each was answered and how. */
function startWriting(product: RunningProduct, writers = 1) {
  const written: { at: number; status: string }[] = []
  let isOver = false
  const run = async () => {
    while (!isOver) {
      written.push({ status: await write(product), at: performance.now() })
      await wait(POLL_MS)
    }
  }
  const running = Promise.all(Array.from({ length: writers }, run))
  const first = async (isWanted: (one: (typeof written)[number]) => boolean) => {
    const end = performance.now() + LIMIT_MS
    for (;;) {
      const found = written.find(isWanted)
      if (found) return found.at
      if (performance.now() > end) return Number.POSITIVE_INFINITY
      await wait(POLL_MS)
    }
  }
  return {
    firstSuccessAfter: (time: number) => first(({ at, status }) => at > time && status === '200'),
    firstFailure: async () => Number.isFinite(await first(({ status }) => status !== '200')),
    stop() {
      isOver = true
      running.catch(() => undefined)
      const counts = new Map<string, number>()
      for (const { status } of written) counts.set(status, (counts.get(status) ?? 0) + 1)
      return [...counts].map((one) => one.join(': ')).join(', ')
    },
  }
}

const untilSaved = async (product: RunningProduct) => {
  while ((await write(product)) !== '200') await wait(POLL_MS)
}

const write = ({ baseUrl, sites }: RunningProduct): Promise<string> =>
  fetch(`${baseUrl}/stores/v1/products`, {
    method: 'POST',
    headers: { authorization: sites[0]?.apiKey ?? '', 'content-type': 'application/json' },
    body: JSON.stringify({
      product: {
        name: 'Written meanwhile',
        productType: 'physical',
        priceData: { price: 10 },
        description: 'x'.repeat(7000),
      },
    }),
  }).then(
    async (response) => {
      await response.arrayBuffer()
      return String(response.status)
    },
    (error: Error) => `no answer (${error.message})`,
  )
