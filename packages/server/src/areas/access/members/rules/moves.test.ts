import { readFileSync } from 'node:fs'
import { type MemberMove, MemberMoveNotAllowed, memberMoves } from '@vitrine/contract/members'
import { identityStatuses, memberStatuses } from '@vitrine/contract/vocabulary'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Member } from '../model.ts'
import { applyMove, identityStatusOf, requireApproved, statusAfter } from './moves.ts'

const aMember = (given: Partial<Member>) => ({ activityStatus: 'ACTIVE', ...given }) as Member
const moves = Object.keys(memberMoves) as MemberMove[]

/** Every status, every move: where it leads, or that it is refused. */
const row = {
  approve: 'APPROVED',
  block: 'BLOCKED',
  disconnect: 'OFFLINE',
  mute: 'MUTED',
  unmute: 'ACTIVE',
}
const never = { approve: '-', block: '-', disconnect: '-', mute: '-', unmute: '-' }
const expected: Record<string, Record<MemberMove, string>> = {
  UNKNOWN: never,
  PENDING: row,
  APPROVED: row,
  BLOCKED: row,
  OFFLINE: { ...never, disconnect: 'OFFLINE' },
}

describe('a move', () => {
  const cases = memberStatuses.flatMap((status) => moves.map((move) => ({ status, move })))
  test.each(cases)('$move from $status matches the table', ({ status, move }) => {
    const outcome = expected[status]?.[move]
    const before = aMember({ status })
    if (outcome === '-') {
      expect(() => applyMove(before, move)).toThrowError(
        expect.objectContaining({
          definition: expect.objectContaining({ code: MemberMoveNotAllowed.code }),
        }),
      )
      return
    }
    const isActivity = move === 'mute' || move === 'unmute'
    const after = applyMove(before, move)
    expect(after).toEqual({ ...before, [isActivity ? 'activityStatus' : 'status']: outcome })
  })

  test('in any sequence does not mix status and activity, and OFFLINE is final', () => {
    const status = fc.constantFrom('PENDING' as const, 'APPROVED' as const, 'BLOCKED' as const)
    fc.assert(
      fc.property(status, fc.array(fc.constantFrom(...moves)), (status, walk) => {
        let member = aMember({ status })
        for (const move of walk) {
          const before = member
          try {
            member = applyMove(before, move)
          } catch {
            expect(before.status).toBe('OFFLINE')
            continue
          }
          if (before.status === 'OFFLINE') expect(member).toEqual(before)
          const isActivity = move === 'mute' || move === 'unmute'
          if (isActivity) expect(member.status).toBe(before.status)
          else expect(member.activityStatus).toBe(before.activityStatus)
          expect(applyMove(member, move)).toEqual(member)
        }
      }),
    )
  })
})

test('docs/member-states.md matches the table', () => {
  const text = readFileSync(
    new URL('../../../../../../../docs/member-states.md', import.meta.url),
    'utf8',
  )
  const lines = text.split('\n').filter((line) => line.startsWith('|'))
  const cells = (line: string) => line.split('|').map((cell) => cell.replaceAll('`', '').trim())
  const [, , ...rows] = lines
  const written = rows.map((line) => {
    const [, move = '', from = '', to = ''] = cells(line)
    return [move, from.split(', '), to]
  })
  expect(written).toEqual(
    Object.entries(memberMoves).map(([move, { from, to }]) => [
      move,
      from,
      'status' in to ? to.status : to.activityStatus,
    ]),
  )
})

test('only an approved member joins the community', () => {
  for (const status of memberStatuses) {
    const joining = () => requireApproved({ status })
    if (status === 'APPROVED') expect(joining).not.toThrow()
    else expect(joining).toThrowError('Only an approved member can join the community')
  }
})

test('a member has the status of its identity, except that OFFLINE is final', () => {
  for (const status of memberStatuses) {
    for (const identity of identityStatuses) {
      const after = statusAfter(status, identity)
      if (status === 'OFFLINE' || identity === 'DELETED') expect(after).toBe(status)
      else if (identity === 'PENDING') expect(after).toBe('PENDING')
      else expect(identityStatusOf[after]).toBe(identity)
    }
  }
})
