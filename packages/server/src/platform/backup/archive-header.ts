import { createHash, createHmac, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { BackupRefused } from './backup-refused.ts'
import type { ByteReader } from './byte-reader.ts'

const NAME = 'VITRINE-BACKUP '
/** Increased when older releases cannot read the format. */
const FORMAT = 1
const HASH_BYTES = 32
const KEY_BYTES = 32
const MAX_JSON_BYTES = 4096
/** 128 MiB of memory and some tenths of a second for each guess. */
const COST: KeyCost = { N: 2 ** 17, r: 8, p: 1 }

/** Parameters of scrypt. */
export interface KeyCost {
  readonly N: number
  readonly r: number
  readonly p: number
}

interface KeyDerivation extends KeyCost {
  /** Base64, new for each archive, so that no two share a key. */
  readonly salt: string
}

export interface ArchiveKey {
  readonly key: Buffer
  /** Hash of the header, to which each block is bound. */
  readonly headerHash: Buffer
}

/**
 * The head of a new archive: a line for people, how the key follows from the passphrase, a hash that finds damage,
 * and a code that finds a wrong passphrase.
 */
export async function createHeader(
  passphrase: string,
  cost = COST,
): Promise<ArchiveKey & { bytes: Buffer }> {
  const derivation = { ...cost, salt: randomBytes(32).toString('base64') }
  const json = Buffer.from(JSON.stringify(derivation))
  const length = Buffer.alloc(2)
  length.writeUInt16BE(json.byteLength)
  const head = Buffer.concat([Buffer.from(`${NAME}${FORMAT}\n`), length, json])
  const { key, proofKey } = await deriveKeys(passphrase, derivation)
  const headerHash = sha256(head)
  return { key, headerHash, bytes: Buffer.concat([head, headerHash, proofOf(proofKey, head)]) }
}

/**
 * Throws `BackupRefused` for a file that is not an archive, is of a newer release, damaged, or locked with
 * another passphrase.
 */
export async function readHeader(reader: ByteReader, passphrase: string): Promise<ArchiveKey> {
  const name = await reader.read(NAME.length).catch(ifTooShort)
  if (name.toString('latin1') !== NAME) {
    throw new BackupRefused('This file is no backup of Vitrine')
  }
  const format = await readFormat(reader)
  const length = await reader.read(2)
  const jsonBytes = length.readUInt16BE()
  if (jsonBytes > MAX_JSON_BYTES) throw damagedHeader()
  const json = await reader.read(jsonBytes)
  const head = Buffer.concat([name, format, length, json])
  const headerHash = sha256(head)
  if (!headerHash.equals(await reader.read(HASH_BYTES))) throw damagedHeader()
  const { key, proofKey } = await deriveKeys(passphrase, checkedDerivation(json))
  if (timingSafeEqual(proofOf(proofKey, head), await reader.read(HASH_BYTES))) {
    return { key, headerHash }
  }
  throw new BackupRefused(
    'The passphrase is another one than the archive was written with; correct VITRINE_BACKUP_PASSPHRASE',
  )
}

function ifTooShort(error: unknown): Buffer {
  if (error instanceof BackupRefused) return Buffer.alloc(0)
  throw error
}

/** The number behind the name, with its end of line. */
async function readFormat(reader: ByteReader): Promise<Buffer> {
  const bytes: Buffer[] = []
  while (bytes.length < 6) {
    const byte = await reader.read(1)
    bytes.push(byte)
    if (byte[0] !== 0x0a) continue
    const format = Buffer.concat(bytes)
    const number = Number(format.toString('latin1'))
    if (number === FORMAT) return format
    if (Number.isInteger(number) && number > FORMAT) {
      throw new BackupRefused(
        `The archive has format ${number}, which a newer release has written; this one reads ${FORMAT}. Restore it with that release or a later one`,
      )
    }
    break
  }
  throw damagedHeader()
}

/** Limits the parameters, so that a manipulated header cannot exhaust the memory. */
function checkedDerivation(json: Buffer): KeyDerivation {
  const value = JSON.parse(json.toString()) as KeyDerivation
  const fits = value.N <= 2 ** 20 && value.r <= 16 && value.p <= 4
  if (fits && typeof value.salt === 'string') return value
  throw damagedHeader()
}

const scryptAsync = promisify<string, Buffer, number, object, Buffer>(scrypt)

async function deriveKeys(passphrase: string, { salt, N, r, p }: KeyDerivation) {
  const options = { N, r, p, maxmem: 2 ** 20 + 256 * N * r }
  const bytes = await scryptAsync(
    passphrase.normalize('NFC'),
    Buffer.from(salt, 'base64'),
    2 * KEY_BYTES,
    options,
  )
  return { key: bytes.subarray(0, KEY_BYTES), proofKey: bytes.subarray(KEY_BYTES) }
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest()
const proofOf = (key: Buffer, head: Buffer) => createHmac('sha256', key).update(head).digest()
const damagedHeader = () => new BackupRefused('The archive is damaged at its beginning')
