#!/usr/bin/env node
import path from 'node:path'
import { stdin, stdout } from 'node:process'
import { createInterface } from 'node:readline/promises'
import { createProject } from './create-project.ts'
import { readArguments, usage } from './read-arguments.ts'
import { Refusal } from './refusal.ts'

async function main(): Promise<void> {
  const { help, folder, from } = readArguments(process.argv.slice(2))
  if (help) {
    console.log(usage)
    return
  }
  const target = path.resolve(folder ?? (await askFolder()))
  createProject(target, { from })
  const place = path.relative('.', target)
  const steps = [
    place && `cd ${place.startsWith('..') ? target : place}`,
    'npm install',
    'npm start',
  ].filter(Boolean)
  console.log(
    `\nYour shop is in ${target}. Next:\n\n${steps.map((step) => `  ${step}`).join('\n')}\n`,
  )
}

/** Asks only in a terminal: elsewhere the name is required. */
async function askFolder(): Promise<string> {
  if (!stdin.isTTY || !stdout.isTTY) throw new Refusal(`Name the folder of the shop\n\n${usage}`)
  const terminal = createInterface({ input: stdin, output: stdout })
  const answer = await terminal.question('Folder of the shop (my-shop): ')
  terminal.close()
  return answer.trim() || 'my-shop'
}

main().catch((error: unknown) => {
  console.error(error instanceof Refusal ? error.message : error)
  process.exitCode = 1
})
