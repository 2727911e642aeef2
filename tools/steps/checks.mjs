import { heard } from './command.mjs'

/** Two at a time: each uses one core for most of its time. */
const lanes = [
  [
    ['types', 'tsc', '-b'],
    ['style', 'biome', 'check', '--error-on-warnings'],
  ],
  [
    ['imports', 'depcruise', '--config', '.dependency-cruiser.cjs', 'packages', 'apps'],
    ['dead code', 'knip', '--no-progress'],
  ],
]

/** What must hold before anything lands. Says what each check printed when it is done; answers how many hold. */
export async function check() {
  const held = await Promise.all(
    lanes.map(async (lane) => {
      const results = []
      for (const [name, program, ...args] of lane) {
        const { code, output } = await heard(program, args)
        console.log(`\n— ${name}${code === 0 ? '' : ' FAILED'}\n${output.trimEnd()}`)
        results.push(code === 0)
      }
      return results
    }),
  )
  const passed = held.flat().filter(Boolean).length
  return { passed, failed: held.flat().length - passed }
}
