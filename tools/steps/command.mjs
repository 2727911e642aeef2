import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { PlainError } from './say.mjs'

export const root = fileURLToPath(new URL('../../', import.meta.url))

/** Runs a command quietly; its output is shown when it fails. Answers what it printed. */
export function quietly(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
      ...options,
      env: { ...process.env, ...options.env },
    })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) resolve(output)
      else reject(new PlainError(`${command} ${args.join(' ')} ended with ${code}\n${output}`))
    })
  })
}

/** Runs a command that talks to the terminal; answers its exit code. */
export function openly(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
      ...options,
      env: { ...process.env, ...options.env },
    })
    const pass = (signal) => child.kill(signal)
    process.on('SIGINT', pass)
    process.on('SIGTERM', pass)
    child.on('error', reject)
    child.on('close', (code, signal) => {
      process.off('SIGINT', pass)
      process.off('SIGTERM', pass)
      resolve(code ?? (signal ? 130 : 1))
    })
  })
}
