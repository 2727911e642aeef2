import type { Command } from 'commander'
import { connectChecked } from '../check-database.ts'
import { releaseWork } from '../held-work.ts'
import { openDatabase } from '../open-database.ts'
import { readSettings } from '../settings.ts'

/** Commands about waiting jobs. */
export function addJobCommands(program: Command): void {
  program
    .command('jobs')
    .description('waiting jobs')
    .command('release')
    .description('do the jobs and send the webhooks that "vitrine restore" holds')
    .action(release)
}

async function release(): Promise<void> {
  const database = await openDatabase(readSettings(process.env), (text) => console.error(text))
  try {
    const client = await connectChecked(database.directUrl ?? database.url)
    try {
      const { jobs, webhooks } = await releaseWork(client)
      console.log(`Released ${jobs} jobs and ${webhooks} webhooks: they go out from now on.`)
    } finally {
      await client.end()
    }
  } finally {
    await database.close()
  }
}
