import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createProject } from './create-project.ts'
import { readArguments } from './read-arguments.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vitrine-create-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a new folder has settings, a plug-in and the commands', () => {
  const place = path.join(folder, 'deep', 'My Shop')
  createProject(place)
  expect(readdirSync(place).sort()).toEqual([
    '.env.example',
    '.gitignore',
    'README.md',
    'package.json',
    'plugins',
    'tsconfig.json',
    'vitrine.config.ts',
  ])
  const { name, scripts, dependencies } = JSON.parse(
    readFileSync(path.join(place, 'package.json'), 'utf8'),
  )
  expect(name).toBe('my-shop')
  expect(scripts.start).toBe('vitrine start')
  expect(dependencies['@vitrine/server']).toBe(dependencies['@vitrine/plugin'])
})

test('existing files are not changed', () => {
  const place = path.join(folder, 'full')
  mkdirSync(place)
  writeFileSync(path.join(place, 'mine.txt'), 'mine')
  expect(() => createProject(place)).toThrow(`${place} is not empty`)
  expect(readdirSync(place)).toEqual(['mine.txt'])
  expect(() => createProject(path.join(place, 'mine.txt'))).toThrow('is a file')
})

test('a folder without the tarballs is refused before anything is created', () => {
  const place = path.join(folder, 'never')
  expect(() => createProject(place, { from: folder })).toThrow('vitrine-contract-')
  expect(readdirSync(folder)).not.toContain('never')
})

test('unknown arguments are refused', () => {
  expect(readArguments(['shop', '--from', 'x'])).toEqual({ help: false, folder: 'shop', from: 'x' })
  expect(() => readArguments(['one', 'two'])).toThrow('Name one folder')
  expect(() => readArguments(['--template', 'x'])).toThrow("Unknown option '--template'")
})
