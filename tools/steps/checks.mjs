import { capture } from './command.mjs'

/** Two at a time: each uses one core for most of its time. */
const queues = [
  [
    ['types', 'tsc', '-b'],
    ['exports of packages', 'node', 'tools/api-report.mjs', '--check'],
    ['style', 'biome', 'check', '--error-on-warnings'],
  ],
  [
    ['imports', 'depcruise', '--config', '.dependency-cruiser.cjs', 'packages', 'apps'],
    ['dead code', 'knip', '--no-progress'],
  ],
]

/** The checks before a merge. Prints the output of each when it is done; returns how many passed. */
export async function check() {
  const held = await Promise.all(
    queues.map(async (queue) => {
      const results = []
      for (const [name, program, ...args] of queue) {
        const { code, output } = await capture(program, args)
        console.log(`\n— ${name}${code === 0 ? '' : ' FAILED'}\n${output.trimEnd()}`)
        results.push(code === 0)
      }
      return results
    }),
  )
  const passed = held.flat().filter(Boolean).length
  return { passed, failed: held.flat().length - passed }
}
