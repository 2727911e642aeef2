import { parseArgs } from 'node:util'
import { Refusal } from './refusal.ts'

export interface Arguments {
  readonly help: boolean
  readonly folder: string | undefined
  /** Folder of tarballs to install from. */
  readonly from: string | undefined
}

export const usage = `npm create vitrine@latest FOLDER

  --from FOLDER   take the packages from tarballs in this folder, not from the registry
  --help          show this`

const options = { from: { type: 'string' }, help: { type: 'boolean', short: 'h' } } as const

/** Throws a `Refusal` for unknown arguments. */
export function readArguments(args: readonly string[]): Arguments {
  const { values, positionals } = parse(args)
  const [folder, ...others] = positionals
  if (others.length > 0) throw new Refusal(`Name one folder, not ${positionals.join(' and ')}`)
  return { help: values.help ?? false, folder, from: values.from }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    throw new Refusal(`${(error as Error).message}\n\n${usage}`)
  }
}
