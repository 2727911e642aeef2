import { createCipheriv, pbkdf2Sync, scryptSync } from 'node:crypto'
import { hashSync } from '@node-rs/argon2'
import { hashSync as bcrypt } from '@node-rs/bcrypt'
import { describe, expect, test } from 'vitest'
import {
  dummyHashOf,
  hashCostOf,
  isNativeHash,
  parsePasswordHash,
  UnsupportedPasswordHash,
} from './imported-password-hashes.ts'
import { createPasswords } from './passwords.ts'

const passwords = createPasswords()
const password = 'Krüge & Öl 🏺'
const salt = Buffer.from('sixteen bytes ok')
const b64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replace(/=+$/, '')
const ab64 = (bytes: Uint8Array) => b64(bytes).replaceAll('+', '.')
const pbkdf2 = (digest: string, rounds: number, size: number, salted: string | Buffer = salt) =>
  pbkdf2Sync(password, salted, rounds, size, digest)

function firebase(): string {
  const key = Buffer.alloc(64, 7)
  const separator = Buffer.from('Bw==', 'base64')
  const made = scryptSync(password, Buffer.concat([salt, separator]), 32, {
    N: 2 ** 14,
    r: 8,
    p: 1,
  })
  const cipher = createCipheriv('aes-256-ctr', made, Buffer.alloc(16))
  const hash = Buffer.concat([cipher.update(key), cipher.final()])
  const [sk, own, its] = [key, salt, hash].map((bytes) => bytes.toString('base64'))
  return `$fbscrypt$v=1,n=14,r=8,p=1,ss=Bw==,sk=${sk}$${own}$${its}`
}

const argon = (algorithm: 0 | 1 | 2) =>
  hashSync(password, { algorithm, memoryCost: 4096, timeCost: 2, parallelism: 2 })
const hash = bcrypt(password, 4)

const foreign = {
  'bcrypt $2b$': hash,
  'bcrypt $2a$': `$2a$${hash.slice(4)}`,
  'bcrypt $2y$': `$2y$${hash.slice(4)}`,
  argon2d: argon(0),
  argon2i: argon(1),
  'argon2id of other strength': argon(2),
  'scrypt PHC': `$scrypt$ln=14,r=8,p=1$${b64(salt)}$${b64(scryptSync(password, salt, 32))}`,
  'scrypt with a project key': firebase(),
  'pbkdf2 of passlib, SHA-1': `$pbkdf2$1000$${ab64(salt)}$${ab64(pbkdf2('sha1', 1000, 20))}`,
  'pbkdf2 of passlib': `$pbkdf2-sha256$1000$${ab64(salt)}$${ab64(pbkdf2('sha256', 1000, 32))}`,
  'pbkdf2 PHC': `$pbkdf2-sha512$i=1000,l=64$${b64(salt)}$${b64(pbkdf2('sha512', 1000, 64))}`,
  'pbkdf2 of Django': `pbkdf2_sha256$1000$seasalt$${pbkdf2('sha256', 1000, 32, 'seasalt').toString('base64')}`,
}

describe('a password of another system', () => {
  test.each(Object.entries(foreign))('matches its own hash only: %s', async (_, stored) => {
    expect(isNativeHash(stored)).toBe(false)
    expect(await passwords.verify(stored, password)).toBe(true)
    expect(await passwords.verify(stored, `${password}!`)).toBe(false)
  })

  test('matches published hashes', async () => {
    const published = '$2a$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW'
    expect(await passwords.verify(published, 'U*U')).toBe(true)
    // RFC 7914, section 12, and RFC 6070 in the form of passlib.
    const rfc7914 =
      '$scrypt$ln=10,r=8,p=16$TmFDbA$/bq+HJ00cgB4VucZDQHp/nxq18vII3gw53N2Y0s3MWIurzDZLiKjiG/xCSedmDDaxyevuUqD7m2DYMvfoswGQA'
    expect(await passwords.verify(rfc7914, 'password')).toBe(true)
    const rfc6070 = '$pbkdf2$4096$c2FsdA$SwB5AbdlSJq.rUnZJvch0GWkKcE'
    expect(await passwords.verify(rfc6070, 'password')).toBe(true)
  })

  test('of bcrypt is compared by its first 72 bytes, as in that system', async () => {
    const long = 'a'.repeat(80)
    expect(await passwords.verify(bcrypt(long, 4), `${'a'.repeat(72)}other`)).toBe(true)
  })

  test('is checked together with ours and one of each other cost, so that time reveals nothing', async () => {
    const own = await passwords.hash(password)
    const each = Object.values(foreign)
    for (const stored of [own, foreign['pbkdf2 PHC'], foreign['bcrypt $2a$']]) {
      expect(await passwords.verify(stored, password, each)).toBe(true)
      expect(await passwords.verify(stored, 'wrong', each)).toBe(false)
    }
    expect(await passwords.verify(undefined, password, each)).toBe(false)
  })
})

describe('a stored text', () => {
  test.each([
    ['secret', /must be a hash of bcrypt/],
    ['5f4dcc3b5aa765d61d8327deb882cf99', /must be a hash of bcrypt/],
    [`$2b$15$${'a'.repeat(53)}`, /the cost may be at most 14/],
    [`$2b$03$${'a'.repeat(53)}`, /bcrypt does not know/],
    [`$argon2id$v=19$m=1048576,t=1,p=1$${b64(salt)}$${b64(salt)}`, /m may be at most 262144/],
    [`$argon2id$v=19$m=262144,t=9,p=1$${b64(salt)}$${b64(salt)}`, /m times t/],
    [`$argon2id$v=19$m=262144,t=1,p=64$${b64(salt)}$${b64(salt)}`, /p may be at most 16/],
    [`$argon2id$v=19$m=4,t=1,p=1$${b64(salt)}$${b64(salt)}`, /Argon2 does not know/],
    [`$scrypt$ln=20,r=8,p=1$${b64(salt)}$${b64(salt)}`, /128 · N · r may be at most/],
    [`$scrypt$ln=16,r=8,p=64$${b64(salt)}$${b64(salt)}`, /N · r · p may be at most/],
    [`$scrypt$ln=0,r=8,p=1$${b64(salt)}$${b64(salt)}`, /scrypt does not know/],
    [`$pbkdf2-sha256$9000000$${b64(salt)}$${b64(salt)}`, /iterations may be at most/],
    [`$pbkdf2-sha256$0$${b64(salt)}$${b64(salt)}`, /PBKDF2 does not know/],
    [`$pbkdf2-sha256$1000$${b64(salt)}$${b64(Buffer.alloc(65))}`, /length of the hash/],
    [`$pbkdf2-sha256$1000$${b64(salt)}$c2FsdA`, /fewer than 16 bytes/],
    [`$2b$10$${'a'.repeat(2000)}`, /at most 1000 characters/],
  ])('that is unsupported is refused with the reason: %s', (stored, why) => {
    expect(() => parsePasswordHash(stored)).toThrow(UnsupportedPasswordHash)
    expect(() => parsePasswordHash(stored)).toThrow(why)
  })

  test('costs the same for its parameters, with any salt', () => {
    const costs = Object.values(foreign).map(hashCostOf)
    expect(new Set(costs)).toEqual(
      new Set([
        'bcrypt$04',
        'argon2d$v=19$m=4096,t=2,p=2',
        'argon2i$v=19$m=4096,t=2,p=2',
        'argon2id$v=19$m=4096,t=2,p=2',
        'scrypt$16384$8$1',
        'fbscrypt$16384$8$1',
        'pbkdf2-sha1$1000',
        'pbkdf2-sha256$1000',
        'pbkdf2-sha512$1000',
      ]),
    )
  })

  test.each(Object.entries(foreign))(
    'has a dummy of the same cost, without data of an account: %s',
    async (_, stored) => {
      const decoy = dummyHashOf(stored)
      expect(hashCostOf(decoy)).toBe(hashCostOf(stored))
      const [, , , , ...secret] = stored.split(/[$,]/)
      expect(secret.filter((part) => part.length > 20 && decoy.includes(part))).toEqual([])
      expect(await passwords.verify(decoy, password)).toBe(false)
    },
  )
})
