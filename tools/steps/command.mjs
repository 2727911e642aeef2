import { spawn } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { PlainError } from './console.mjs'

export const root = fileURLToPath(new URL('../../', import.meta.url))

/** Programs that npm has installed go by their names. */
const environment = (given) => ({
  ...process.env,
  PATH: [path.join(root, 'node_modules', '.bin'), process.env.PATH].join(path.delimiter),
  ...given,
})

/** Runs a command quietly; shows its output if it fails. Returns its output. */
export async function runQuietly(command, args, options = {}) {
  const { code, output } = await capture(command, args, options)
  if (code === 0) return output
  throw new PlainError(`${command} ${args.join(' ')} ended with ${code}\n${output}`)
}

/** Runs a command and returns its exit code and output. */
export function capture(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
      ...options,
      env: environment(options.env),
    })
    const pass = endWith(child)
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.on('error', reject)
    child.on('close', (code) => {
      pass.stop()
      resolve({ code: code ?? 1, output })
    })
  })
}

/** A signal to this process ends the command first, so that it does not keep running. */
function endWith(child) {
  const end = (signal) => {
    child.once('close', () => process.exit(130))
    child.kill(signal)
  }
  process.once('SIGINT', end)
  process.once('SIGTERM', end)
  return {
    stop() {
      process.off('SIGINT', end)
      process.off('SIGTERM', end)
    },
  }
}

/** Runs a command that talks to the terminal; answers its exit code. */
export function runInteractive(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
      ...options,
      env: environment(options.env),
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
