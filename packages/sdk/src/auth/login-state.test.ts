import { authenticationStates } from '@vitrine/contract/vocabulary'
import { expect, test } from 'vitest'
import { toLoginState } from './login-state.ts'

test('success carries the session token', () => {
  expect(toLoginState({ state: 'SUCCESS', sessionToken: 't' })).toEqual({
    loginState: 'SUCCESS',
    data: { sessionToken: 't' },
  })
})

test('a required approval is a state of its own', () => {
  expect(toLoginState({ state: 'REQUIRE_OWNER_APPROVAL' })).toEqual({
    loginState: 'OWNER_APPROVAL_REQUIRED',
  })
})

test('a required verification has the state token', () => {
  expect(toLoginState({ state: 'REQUIRE_EMAIL_VERIFICATION', stateToken: 's' })).toEqual({
    loginState: 'EMAIL_VERIFICATION_REQUIRED',
    data: { stateToken: 's' },
  })
})

const handled = ['SUCCESS', 'REQUIRE_OWNER_APPROVAL', 'REQUIRE_EMAIL_VERIFICATION']
const others = authenticationStates.filter((state) => !handled.includes(state))

test.each([...others, 'A_STATE_OF_TOMORROW'])('%s is a failure: Unknown _state', (state) => {
  expect(toLoginState({ state, sessionToken: 't', stateToken: 's' })).toEqual({
    loginState: 'FAILURE',
    error: 'Unknown _state',
  })
})
