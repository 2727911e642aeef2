import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { explorerPage } from './explorer-page.ts'

test('the explorer runs its own script and style, and nothing from elsewhere', () => {
  const { body, headers } = explorerPage()
  const page = String(body)
  const policy = String(headers['content-security-policy'])
  for (const tag of ['script', 'style']) {
    const [, text = ''] = new RegExp(`<${tag}>([^]*?)</${tag}>`).exec(page) ?? []
    expect(text.length).toBeGreaterThan(100)
    const hash = createHash('sha256').update(text).digest('base64')
    expect(policy).toContain(`${tag}-src 'sha256-${hash}'`)
  }
  expect(page).not.toMatch(/https?:|src=|href=|\son\w+=/)
})
