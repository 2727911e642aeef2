import { createReadStream, existsSync } from 'node:fs'
import path from 'node:path'
import type { Import } from '@vitrine/contract/imports'
import type { Static } from '@vitrine/contract/kit'
import type { Command } from 'commander'
import type { Server } from '../../create-server.ts'
import { PlainError } from '../plain-error.ts'
import { chooseSite, withServer } from '../with-server.ts'

export function addImportCommand(program: Command): void {
  program
    .command('import <file>')
    .description(
      'import products from a CSV file, or a catalog from JSON Lines; importing it again changes nothing',
    )
    .option('--site <id>', 'id or name of the site')
    .action((file: string, options: { site?: string }) => importFile(file, options.site))
}

async function importFile(file: string, siteName: string | undefined): Promise<void> {
  if (!existsSync(file)) throw new PlainError(`There is no file ${file}`)
  await withServer(
    async (server) => {
      const site = await chooseSite(server, siteName)
      const actor = { type: 'system', id: 'command line' } as const
      const started = await server.imports.start(
        (work) => server.platform.work({ siteId: site.id, actor }, work),
        {
          fileName: path.basename(file),
          stream: createReadStream(file),
        },
      )
      for await (const progress of server.imports.follow(site.id, started.id)) show(progress)
      await report(server, site.id, started.id)
    },
    { runJobs: true },
  )
}

type Progress = Static<typeof Import>

function show({ rowsDone, rowsTotal, rowsPerSecond, secondsLeft }: Progress): void {
  const total = rowsTotal === undefined ? '' : ` of ${rowsTotal}`
  const pace = rowsPerSecond === undefined ? '' : ` · ${Math.round(rowsPerSecond)} rows/s`
  const left = secondsLeft === undefined ? '' : ` · ${secondsLeft} s left`
  const line = `${rowsDone}${total} rows${pace}${left}`
  process.stdout.write(process.stdout.isTTY ? `\r\u001b[K${line}` : `${line}\n`)
}

async function report(server: Server, siteId: string, id: string): Promise<void> {
  const actor = { type: 'system', id: 'command line' } as const
  const { done, rows } = await server.platform.work({ siteId, actor }, async (tx) => ({
    done: await server.imports.get(tx, id),
    rows: (await server.imports.report(tx, id, { limit: 100 })).rows,
  }))
  if (done.failure) throw new PlainError(`\n${done.failure}`)
  console.log(
    `\n${done.productsCreated} products new, ${done.productsUpdated} changed, ${done.productsUnchanged} as they were`,
  )
  for (const { line, column, severity, message } of rows) {
    console.log(
      `  line ${line}${column ? `, ${column}` : ''}: ${severity.toLowerCase()}: ${message}`,
    )
  }
}
