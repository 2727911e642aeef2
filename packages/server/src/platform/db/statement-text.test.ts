import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withoutValues } from './statement-text.ts'

test.each([
  ['SELECT  *\n FROM "order_lines2" WHERE id = $1', 'SELECT * FROM "order_lines2" WHERE id = ?'],
  [`SET LOCAL lock_timeout = 4000`, 'SET LOCAL lock_timeout = ?'],
  [`SELECT 'it''s' AS a, E'it\\'s', $x$it's$x$, 1.5e3`, 'SELECT ? AS a, ?, …'],
  ['INSERT INTO a (b, c) VALUES ($1, $2), ($3, $4)', 'INSERT INTO a (b, c) VALUES (?, …), …'],
  ['SELECT t1.x::varchar(20) FROM t1 -- of 1996', 'SELECT t1.x::varchar(?) FROM t1'],
])('%s', (sql, text) => {
  expect(withoutValues(sql)).toBe(text)
})

test('no quoted text is left, and any number of rows is one statement', () => {
  const secret = fc.stringMatching(/^[a-z]{8}['" $?(),a-z-]{0,8}$/)
  fc.assert(
    fc.property(secret, fc.integer({ min: 2, max: 40 }), (value, rows) => {
      const text = withoutValues(
        `INSERT INTO a VALUES ${Array.from({ length: rows }, () => `('${value.replaceAll("'", "''")}', $1)`).join(', ')}`,
      )
      expect(text).toBe('INSERT INTO a VALUES (?, …), …')
    }),
  )
})
