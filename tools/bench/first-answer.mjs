import { spawn } from 'node:child_process'

// Runs `npm start` in this folder and ends when the shop answers.
const port = '4499'
const child = spawn('npm', ['start'], {
  env: { ...process.env, PORT: port },
  stdio: 'ignore',
  detached: true,
})
const end = (code) => {
  try {
    process.kill(-child.pid, 'SIGINT')
  } catch {}
  setTimeout(() => process.exit(code), 3000)
}
for (let tries = 0; tries < 3000; tries += 1) {
  const response = await fetch(`http://localhost:${port}/`).catch(() => undefined)
  if (response?.ok) end(0)
  if (response?.ok) break
  await new Promise((resolve) => setTimeout(resolve, 100))
  if (tries === 2999) end(1)
}
