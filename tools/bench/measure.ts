import { readdirSync, readFileSync } from 'node:fs'

/** Ticks of /proc/PID/stat are hundredths of a second on Linux. */
const TICK_MS = 10

interface ProcessTimes {
  readonly pid: number
  readonly parent: number
  readonly cpuMs: number
}

function timesOf(pid: number): ProcessTimes | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return {
      pid,
      parent: Number(fields[1]),
      cpuMs: (Number(fields[11]) + Number(fields[12])) * TICK_MS,
    }
  } catch {
    return undefined
  }
}

/** A measurement and its baseline. */
export const withTarget = (value: string, target: string): string => `${value} (target: ${target})`

/** The process that has started another. */
export const parentOf = (pid: number): number => timesOf(pid)?.parent ?? 0

/** A process and all below it. */
export function familyOf(pid: number): number[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => timesOf(Number(name)) ?? [])
  const family = [pid]
  for (const one of family)
    family.push(...all.filter(({ parent }) => parent === one).map((child) => child.pid))
  return family
}

/** CPU spent so far, in milliseconds, children that have ended aside. */
export const cpuOf = (pids: readonly number[]): number =>
  pids.reduce((sum, pid) => sum + (timesOf(pid)?.cpuMs ?? 0), 0)

/** Starts measuring; each call of the result returns the CPU time since, in milliseconds. */
export function watchCpu(pids: () => readonly number[]): () => number {
  const before = new Map(pids().map((pid) => [pid, cpuOf([pid])]))
  // The time of a process that has ended, such as that of a connection, is lost.
  return () =>
    pids().reduce((sum, pid) => sum + Math.max(0, cpuOf([pid]) - (before.get(pid) ?? 0)), 0)
}

/** Memory of processes in MB, pages they share counted once (proportional set size). */
export function memoryOf(pids: readonly number[]): number {
  const kilobytes = pids.map((pid) => {
    try {
      return Number(
        /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0,
      )
    } catch {
      return 0
    }
  })
  return kilobytes.reduce((sum, one) => sum + one, 0) / 1024
}

/** Peak resident memory of a process, in MB. */
export const peakMemoryOf = (pid: number): number =>
  Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024

export interface Load {
  readonly requests: number
  readonly p50: number
  readonly p99: number
  readonly perSecond: number
}

/** A bounded number of requests, so many at a time; times in milliseconds. */
export async function load(
  requests: number,
  atOnce: number,
  send: () => Promise<void>,
): Promise<Load> {
  const times: number[] = []
  const start = performance.now()
  let left = requests
  const worker = async () => {
    while (left > 0) {
      left -= 1
      const began = performance.now()
      await send()
      times.push(performance.now() - began)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  const seconds = (performance.now() - start) / 1000
  times.sort((a, b) => a - b)
  const at = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return { requests, p50: at(0.5), p99: at(0.99), perSecond: requests / seconds }
}

/** Fetches a whole reply and insists on status 200. */
export async function fetchWhole(url: string, init?: RequestInit): Promise<Uint8Array> {
  const response = await fetch(url, init)
  if (response.status !== 200) throw new Error(`${url} answers ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}
