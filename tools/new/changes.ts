import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Input that cannot be served; its message is the one line that is printed. */
export class Refusal extends Error {}

/** Marks text that a person has to write; `unfinished.test.ts` fails while one is left. */
export const TO_WRITE = 'To be written'

/** Files to write, all of them or none: everything is checked before `write`. Paths are relative to `root`. */
export class Changes {
  readonly root: string
  readonly #texts = new Map<string, string>()

  constructor(root: string) {
    this.root = root
  }

  get files(): string[] {
    return [...this.#texts.keys()]
  }

  exists(file: string): boolean {
    return this.#texts.has(file) || existsSync(path.join(this.root, file))
  }

  read(file: string): string {
    return this.#texts.get(file) ?? readFileSync(path.join(this.root, file), 'utf8')
  }

  create(file: string, text: string): void {
    if (this.exists(file)) throw new Refusal(`${file} exists already`)
    this.#texts.set(file, text)
  }

  edit(file: string, change: (text: string) => string): void {
    this.#texts.set(file, change(this.read(file)))
  }

  write(): void {
    for (const [file, text] of this.#texts) {
      const target = path.join(this.root, file)
      mkdirSync(path.dirname(target), { recursive: true })
      writeFileSync(target, text)
    }
  }
}

/** The changes of one command, and the steps left to a person. */
export interface Plan {
  readonly changes: Changes
  /** Called after all files are written, because the steps contain line numbers. */
  readonly next: () => readonly string[]
}

export const kebabOf = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
export const camelOf = (name: string): string =>
  name.replace(/[-_](\w)/g, (_, letter: string) => letter.toUpperCase())

/** The name of a type: `GiftCards` of `giftCards`. */
export const capitalized = (name: string): string =>
  `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`

/** The specifier by which one file of the repository imports another. */
export function specifierFrom(file: string, target: string): string {
  const relative = path.posix.relative(path.posix.dirname(file), target)
  return relative.startsWith('.') ? relative : `./${relative}`
}
