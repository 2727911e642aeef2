import type { Messages } from '../messages/index.ts'

/** Browsers by their word in the agent text; the more particular ones first, as they name others. */
const browsers = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
  [/\bcurl\//, 'curl'],
  [/\b(?:node|undici)\b/i, 'Node.js'],
] as const

const systems = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
] as const

const matchName = (list: readonly (readonly [RegExp, string])[], agent: string) =>
  list.find(([pattern]) => pattern.test(agent))?.[1]

/** A readable name for a user agent: "Firefox on Windows". */
export function deviceLabel(agent: string, { sessions }: Messages): string {
  const browser = matchName(browsers, agent)
  const system = matchName(systems, agent)
  if (browser && system) return sessions.on({ browser, system })
  return browser ?? system ?? (agent.trim().split(/[\s/]/)[0] || sessions.unknownDevice)
}
