import { spawn } from 'node:child_process'
import { root } from './steps/command.mjs'
import { run } from './steps/console.mjs'
import { checkNode, install } from './steps/install.mjs'

/** Everything from source, rebuilt and restarted as files change. */
run(async () => {
  checkNode()
  await install('all')
  const children = [
    ['npm', ['run', '--silent', 'watch', '-w', '@vitrine/storefront']],
    ['npm', ['run', '--silent', 'watch', '-w', '@vitrine/dashboard']],
    ['npx', ['tsx', 'watch', '--clear-screen=false', 'apps/api/src/vitrine.ts', 'start']],
  ].map(([command, args]) =>
    spawn(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' }),
  )
  const stop = () => {
    for (const child of children) child.kill('SIGINT')
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
})
