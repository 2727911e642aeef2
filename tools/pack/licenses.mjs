import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../steps/command.mjs'
import { PlainError } from '../steps/console.mjs'
import { readJson } from './packages.mjs'

/** The authors and licenses of a bundle's contents, as text, from the files it was made of. */
export function licensesOf(inputs) {
  const folders = new Set(inputs.map(packageFolderOf).filter(Boolean))
  const entries = [...folders].map(entryOf).sort((a, b) => a.title.localeCompare(b.title))
  const texts = entries.map(({ title, text }) => `${title}\n\n${text}\n`)
  return `The program contains these libraries.\n\n${texts.join(`\n${'-'.repeat(80)}\n\n`)}`
}

/** The innermost package that a file of `node_modules` belongs to. */
function packageFolderOf(file) {
  const [, folder] = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file) ?? []
  return folder
}

function entryOf(folder) {
  const { name, version, license } = readJson(path.join(root, folder, 'package.json'))
  const texts = readdirSync(path.join(root, folder))
    .filter((file) => /^(licen[cs]e|notice)(\.|-|$)/i.test(file))
    .map((file) => readFileSync(path.join(root, folder, file), 'utf8').trim())
  if (!license && texts.length === 0) throw new PlainError(`${name} says nothing of its license`)
  return {
    title: [`${name} ${version}`, license].filter(Boolean).join(' · '),
    text: texts.join('\n\n') || 'Its package has no further text of the license.',
  }
}
