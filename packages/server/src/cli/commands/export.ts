import { once } from 'node:events'
import type { Writable } from 'node:stream'
import { exportFormats } from '@vitrine/contract/exports'
import { type Command, Option } from 'commander'
import type { Server } from '../../create-server.ts'
import { chooseSite, withServer } from '../with-server.ts'
import { writeWholeFile } from '../write-whole-file.ts'

interface ExportOptions {
  readonly site?: string
  readonly format: (typeof exportFormats)[number]
  readonly out?: string
}

export function addExportCommand(program: Command): void {
  program
    .command('export')
    .description('write the products of a site as CSV, or its whole catalog as JSON Lines')
    .option('--site <id>', 'id or name of the site')
    .addOption(
      new Option('--format <format>', 'csv for spreadsheets, jsonl for everything')
        .choices([...exportFormats])
        .default('csv'),
    )
    .option('--out <file>', 'a file to write; default: standard output')
    .action((options: ExportOptions) =>
      withServer(async (server) => {
        const { id } = await chooseSite(server, options.site)
        return options.out
          ? toFile(server, id, options, options.out)
          : toOutput(server, id, options)
      }),
    )
}

async function toOutput(server: Server, siteId: string, { format }: ExportOptions) {
  const { stdout } = process
  stdout.on('error', () => undefined)
  try {
    const { rows, products } = await write(server, siteId, format, stdout)
    console.error(`${products} products, ${rows} rows`)
  } catch (error) {
    // The reader closed the pipe, as `head` does.
    if ((error as NodeJS.ErrnoException).code !== 'EPIPE') throw error
  }
}

async function toFile(server: Server, siteId: string, { format }: ExportOptions, out: string) {
  const { rows, products } = await writeWholeFile(out, (stream) =>
    write(server, siteId, format, stream),
  )
  console.error(`${products} products, ${rows} rows in ${out}`)
}

async function write(
  server: Server,
  siteId: string,
  format: ExportOptions['format'],
  stream: Writable,
): Promise<{ rows: number; products: number }> {
  let [rows, products] = [0, 0]
  const scope = { filter: null, productIds: null }
  for await (const part of server.exports.write(siteId, { format, ...scope })) {
    rows += part.rows
    products += part.products
    if (stream.errored) throw stream.errored
    if (!stream.write(part.text)) await once(stream, 'drain')
  }
  return { rows, products }
}
