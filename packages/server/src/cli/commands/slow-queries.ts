import { existsSync } from 'node:fs'
import { type Command, InvalidArgumentError } from 'commander'
import { type StatementTotals, topStatements } from '../../platform/db/statement-report.ts'
import { connectChecked } from '../check-database.ts'
import { openDatabase } from '../open-database.ts'
import { PlainError } from '../plain-error.ts'
import { readSettings } from '../settings.ts'
import { type NoStatements, readStatements } from '../slow-queries/read-database.ts'
import { readReports } from '../slow-queries/read-log.ts'

interface Options {
  readonly log?: string
  readonly limit: number
  readonly json?: boolean
}

/** Prints the statements with the highest total time. */
export function addSlowQueriesCommand(program: Command): void {
  program
    .command('slow-queries')
    .description('list the statements that take most time of the database')
    .option('--log <file>', 'read the reports of processes from their log instead; - is the input')
    .option('--limit <number>', 'how many', readLimit, 20)
    .option('--json', 'print them as JSON')
    .addHelpText(
      'after',
      '\nReads pg_stat_statements. Without it, start processes with STATEMENT_REPORT_SECONDS=300\nand LOG_LEVEL=info, and name their log with --log.',
    )
    .action(async ({ log, limit, json }: Options) => {
      const all = log === undefined ? await ofDatabase(limit) : await ofLog(log)
      const statements = topStatements(all, limit).map(withMean)
      const source = log === undefined ? 'pg_stat_statements' : 'log'
      console.log(json ? JSON.stringify({ source, statements }, null, 2) : asTable(statements))
    })
}

function readLimit(text: string): number {
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text)
  throw new InvalidArgumentError('It must be a whole number from 1 to 9999.')
}

async function ofDatabase(limit: number): Promise<readonly StatementTotals[]> {
  const database = await openDatabase(readSettings(process.env), (text) => console.error(text))
  try {
    const { url, directUrl } = database
    const client = await (directUrl
      ? connectChecked(directUrl, 'DATABASE_DIRECT_URL')
      : connectChecked(url))
    try {
      const found = await readStatements(client, limit)
      if (typeof found !== 'string') return found
      throw new PlainError(`${reasons[found]}. ${HINT}`)
    } finally {
      await client.end()
    }
  } finally {
    await database.close()
  }
}

const reasons: Readonly<Record<NoStatements, string>> = {
  'not created':
    'This database has no pg_stat_statements; add it to shared_preload_libraries of PostgreSQL, restart it, and run CREATE EXTENSION pg_stat_statements',
  'not loaded':
    'PostgreSQL has not loaded pg_stat_statements; add it to shared_preload_libraries and restart it',
  'not allowed':
    'The user of DATABASE_URL may not read the statements of others; run GRANT pg_read_all_stats TO that user',
}

const HINT =
  'Without it, start with STATEMENT_REPORT_SECONDS=300 and LOG_LEVEL=info, and name the log: vitrine slow-queries --log FILE'

async function ofLog(file: string): Promise<readonly StatementTotals[]> {
  if (file !== '-' && !existsSync(file)) throw new PlainError(`There is no file ${file}`)
  const found = await readReports(file)
  if (found) return found
  throw new PlainError(
    'The log has no report of statements; start with STATEMENT_REPORT_SECONDS=300 and LOG_LEVEL=info, and wait for one',
  )
}

type Line = StatementTotals & { readonly meanMs: number }

const withMean = (totals: StatementTotals): Line => ({
  ...totals,
  totalMs: round(totals.totalMs),
  meanMs: round(totals.totalMs / totals.calls),
})

const round = (milliseconds: number) => Math.round(milliseconds * 100) / 100

const asTable = (lines: readonly Line[]): string =>
  [
    ['total ms', 'calls', 'mean ms', 'rows', 'statement'],
    ...lines.map(({ totalMs, calls, meanMs, rows, statement }) => [
      totalMs.toFixed(0),
      String(calls),
      meanMs.toFixed(2),
      String(rows),
      statement,
    ]),
  ]
    .map((cells) => cells.map((cell, at) => (at < 4 ? cell.padStart(10) : cell)).join('  '))
    .join('\n')
