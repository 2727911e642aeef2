import { commerceChaos } from './commerce-chaos.ts'
import { commerceRace } from './commerce-race.ts'
import { commerceRates } from './commerce-rates.ts'

type Report = (name: string, value: string) => void
type Bench = (args: string[], report: Report) => Promise<boolean>

const benches: Readonly<Record<string, Bench>> = {
  chaos: commerceChaos,
  race: commerceRace,
  rates: commerceRates,
}

/**
 * Commerce under load and with faults: `npm run bench -- commerce chaos | race | rates`. Returns whether all
 * limits hold.
 */
export async function commerceBench(args: string[], report: Report): Promise<boolean> {
  const [name = '', ...others] = args
  const bench = benches[name]
  if (!bench) throw new Error(`commerce takes ${Object.keys(benches).join(', ')}, not "${name}"`)
  return bench(others, report)
}
