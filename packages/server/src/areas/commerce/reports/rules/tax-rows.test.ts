import { expect, test } from 'vitest'
import { taxRows } from './tax-rows.ts'

test('a rate with two spellings is one row', () => {
  const booked = [
    { detail: 'AT 0.2 standard', charged: 300, returned: 100 },
    { detail: 'AT 0.20 standard', charged: 500, returned: 0 },
    { detail: 'DE 0.20 standard', charged: 7, returned: 0 },
  ]
  expect(taxRows(booked)).toEqual([
    { country: 'AT', rate: '0.2', reason: 'standard', charged: 800, returned: 100, net: 700 },
    { country: 'DE', rate: '0.2', reason: 'standard', charged: 7, returned: 0, net: 7 },
  ])
})

test('a tax without a country, or without a rate, is a row too', () => {
  const booked = [
    { detail: '0 no-rate', charged: 0, returned: 0 },
    { detail: '', charged: 5, returned: 0 },
  ]
  expect(taxRows(booked)).toMatchObject([
    { country: '', rate: '0', reason: 'no-rate' },
    { country: '', rate: '', reason: '', net: 5 },
  ])
})
