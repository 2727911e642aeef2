import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import type { Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { exportFormats } from '@vitrine/contract/exports'
import { type Command, Option } from 'commander'
import type { Server } from '../../create-server.ts'
import { PlainError } from '../plain-error.ts'
import { chooseSite, withServer } from '../with-server.ts'

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

/** The file is whole or not there: it takes its name at the end. */
async function toFile(server: Server, siteId: string, { format }: ExportOptions, out: string) {
  const part = `${out}.part`
  const stream = createWriteStream(part)
  try {
    await Promise.race([once(stream, 'open'), finished(stream)])
    const { rows, products } = await write(server, siteId, format, stream)
    stream.end()
    await finished(stream)
    await rename(part, out)
    console.error(`${products} products, ${rows} rows in ${out}`)
  } catch (error) {
    stream.destroy()
    await rm(part, { force: true })
    throw asPlain(error, out)
  }
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

/** A folder that is not there, or may not be written to, is the caller's to put right. */
function asPlain(error: unknown, out: string): unknown {
  const { code } = error as NodeJS.ErrnoException
  const messages: Record<string, string> = {
    ENOENT: 'its folder does not exist',
    EACCES: 'it may not be written',
    EISDIR: 'it is a folder',
    ENOSPC: 'the disk is full',
  }
  const why = code && messages[code]
  return why ? new PlainError(`${out} cannot be written: ${why}`) : error
}
