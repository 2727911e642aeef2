import { checkApp } from '../app-check/check-app.ts'
import { loadApp } from '../app-check/load-app.ts'

/**
 * Names the hosts of the platform that an app's page would still ask, and what to do. What the server of
 * the app asks cannot be seen from its pages.
 */
export async function doctorApp(address: string): Promise<void> {
  const findings = checkApp(await loadApp(address))
  for (const { good, what } of findings) console.log(`${good ? 'ok   ' : 'wrong'}  ${what}`)
  console.log(
    'What the server of the app asks is not seen here: preload @vitrine/redirect/register.',
  )
  if (findings.some(({ good }) => !good)) process.exitCode = 1
}
