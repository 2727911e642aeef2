import { createCipheriv, pbkdf2Sync, scryptSync, timingSafeEqual } from 'node:crypto'
import { parentPort } from 'node:worker_threads'
import { hashSync, verifySync } from '@node-rs/argon2'
import { verifySync as verifyBcrypt } from '@node-rs/bcrypt'

const MAX_MEMORY = 512 * 1024 ** 2

/** How each form of a stored password is checked. */
const checks = {
  argon2: ({ stored }, password) => verifySync(stored, password),
  // Uses only the first 72 bytes, like every bcrypt.
  bcrypt: ({ stored }, password) => verifyBcrypt(password, stored),
  pbkdf2: ({ salt, hash, iterations, digest }, password) =>
    timingSafeEqual(hash, pbkdf2Sync(password, salt, iterations, hash.byteLength, digest)),
  scrypt: ({ signerKey, ...form }, password) =>
    signerKey
      ? checkEncryptedKey(form, signerKey, password)
      : isSame(form.hash, derive(form, password)),
}

const derive = ({ salt, hash, cost, blockSize, parallelism }, password, size = hash.byteLength) =>
  scryptSync(password, salt, size, {
    cost,
    blockSize,
    parallelization: parallelism,
    maxmem: MAX_MEMORY,
  })

function checkEncryptedKey(form, signerKey, password) {
  const cipher = createCipheriv('aes-256-ctr', derive(form, password, 32), Buffer.alloc(16))
  return isSame(form.hash, Buffer.concat([cipher.update(signerKey), cipher.final()]))
}

const isSame = (one, other) => one.byteLength === other.byteLength && timingSafeEqual(one, other)

/** A thread that does nothing but password work, one after the other, without waiting for anybody. */
parentPort?.on('message', ({ id, work, password, form, parameters }) => {
  try {
    const result =
      work === 'hash' ? hashSync(password, parameters) : checks[form.kind](form, password)
    parentPort?.postMessage({ id, result })
  } catch (error) {
    parentPort?.postMessage({ id, failure: String(error) })
  }
})
