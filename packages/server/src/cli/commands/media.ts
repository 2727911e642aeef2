import { type Command, Option } from 'commander'
import { openFiles, type StorageName } from '../../platform/files/areas.ts'
import { type MoveProgress, type MoveResult, moveFiles } from '../../platform/files/move.ts'
import { explainS3Error } from '../../platform/files/s3-client.ts'
import { openDatabase } from '../open-database.ts'
import { PlainError } from '../plain-error.ts'
import { megabytes } from '../print-progress.ts'
import { type ProcessSettings, readSettings } from '../settings.ts'

/** Commands about files of pictures, videos and products. */
export function addMediaCommands(program: Command): void {
  program
    .command('media')
    .description('pictures, videos and all other files')
    .command('move')
    .description('move all files to a bucket, or back to disk, while the shop runs')
    .addOption(
      new Option('--to <storage>', 'where to').choices(['s3', 'disk']).makeOptionMandatory(),
    )
    .action(({ to }: { to: StorageName }) => move(to, readSettings(process.env)))
}

async function move(to: StorageName, settings: ProcessSettings): Promise<void> {
  checkSettings(to, settings)
  // The database contains the list of files.
  const database = await openDatabase(settings, (text) => console.error(text))
  const cancel = new AbortController()
  const onSignal = () => cancel.abort()
  process.once('SIGINT', onSignal)
  process.once('SIGTERM', onSignal)
  try {
    const { config } = settings
    report(
      await moveFiles(openFiles(config), {
        to,
        signal: cancel.signal,
        onProgress: throttled(printProgress),
      }).catch((error: unknown) => {
        const reason = config.files?.s3 && explainS3Error(error, config.files.s3)
        throw reason ? new PlainError(`${reason}. What was moved stays; run it again`) : error
      }),
    )
  } finally {
    process.off('SIGINT', onSignal)
    process.off('SIGTERM', onSignal)
    await database.close()
  }
}

/** New files have to go to the target storage, otherwise the move never completes. */
function checkSettings(to: StorageName, { config: { files } }: ProcessSettings): void {
  if (!files?.s3) {
    throw new PlainError(
      'No bucket is named; set VITRINE_MEDIA_S3_BUCKET, here and for each process',
    )
  }
  if (files.storage === to) return
  throw new PlainError(
    `New files are still written to ${files.storage}; set VITRINE_MEDIA_STORAGE=${to} here and for each process, restart one after the other, and run this again`,
  )
}

const PRINT_EVERY_MS = 1_000

function throttled(print: (progress: MoveProgress) => void): (progress: MoveProgress) => void {
  let printedAt = 0
  return (progress) => {
    const now = Date.now()
    if (now - printedAt < PRINT_EVERY_MS) return
    printedAt = now
    print(progress)
  }
}

const printProgress = ({ files, bytes, total }: MoveProgress) =>
  console.log(`${files} of ${total.files} files, ${megabytes(bytes)} of ${megabytes(total.bytes)}`)

function report({ files, bytes, failures, left, isComplete }: MoveResult): void {
  for (const { key, reason } of failures) console.error(`${key}: ${reason}`)
  const moved = `${files} files moved, ${megabytes(bytes)}`
  console.log(isComplete ? `${moved}; all are there.` : `${moved}, ${left} left. Run it again.`)
  if (!isComplete) process.exitCode = 1
}
