import { expect, test } from 'vitest'
import { wire } from './auth/wire.fixture.ts'
import * as sdk from './index.ts'
import * as webMethods from './web-methods/index.ts'

test('the login states are those of the specification, and the second factor', () => {
  expect(Object.keys(sdk.LoginState).sort()).toEqual([
    'EMAIL_VERIFICATION_REQUIRED',
    'FAILURE',
    'INITIAL',
    'OWNER_APPROVAL_REQUIRED',
    'SECOND_FACTOR_REQUIRED',
    'SILENT_CAPTCHA_REQUIRED',
    'SUCCESS',
    'USER_CAPTCHA_REQUIRED',
  ])
})

test('the strategy has every call of the specification', () => {
  const names = Object.keys(wire({}).client.auth)
  expect(names).toEqual(
    expect.arrayContaining([
      'captchaInvisibleSiteKey',
      'captchaVisibleSiteKey',
      'generateOAuthData',
      'generateVisitorTokens',
      'getAuthUrl',
      'getMemberTokens',
      'getMemberTokensForDirectLogin',
      'getMemberTokensForExternalLogin',
      'getTokens',
      'loggedIn',
      'login',
      'logout',
      'parseFromUrl',
      'processVerification',
      'recover',
      'register',
      'renewToken',
      'resend',
      'sendPasswordResetEmail',
      'setTokens',
    ]),
  )
})

test('the permission levels of web methods are those of the specification', () => {
  expect(Object.values(webMethods.Permissions)).toEqual(['anyone', 'site-member', 'admin'])
})

test('the query builder and its pages have the names of the published ones', () => {
  const builder = sdk.query(async () => ({}))
  expect(Object.keys(builder)).toEqual(
    expect.arrayContaining(
      ['eq ne ge gt le lt between in hasSome hasAll startsWith endsWith contains exists']
        .concat('isEmpty isNotEmpty and or not ascending descending limit skip skipTo find')
        .flatMap((names) => names.split(' ')),
    ),
  )
})
