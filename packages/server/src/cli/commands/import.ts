import { createReadStream, existsSync } from 'node:fs'
import path from 'node:path'
import type { Command } from 'commander'
import { PlainError } from '../settings.ts'
import { chooseSite, withServer } from '../with-server.ts'

export function addImportCommand(program: Command): void {
  program
    .command('import <file>')
    .description('bring products from a CSV file into a site; the same file twice changes nothing')
    .option('--site <id>', 'id or name of the site')
    .action((file: string, options: { site?: string }) => importFile(file, options.site))
}

async function importFile(file: string, siteName: string | undefined): Promise<void> {
  if (!existsSync(file)) throw new PlainError(`There is no file ${file}`)
  await withServer(async (server) => {
    const site = await chooseSite(server, siteName)
    console.log(`${path.basename(file)} into "${site.settings.name}"`, createReadStream(file).path)
  })
}
