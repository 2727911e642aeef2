import { aboveBudget, storefrontBytes } from '@vitrine/testkit/page-bytes'
import { chromium } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { screens, shop } from './browser.ts'
