import { isHydrated } from '@vitrine/testkit/page-bytes'
import type { Page } from 'playwright-core'

/** A device with passkeys that needs no user verification. */
export interface PasskeyDevice {
  /** Whether its owner opens it when it is asked. */
  opens(isUserVerified: boolean): Promise<void>
  /** Whether each passkey is found without a name typed. */
  residents(): Promise<boolean[]>
}

/** Gives a browser a device with passkeys. */
export async function addPasskeyDevice(page: Page): Promise<PasskeyDevice> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable', { enableUI: false })
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    async opens(isUserVerified) {
      await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
    },
    async residents() {
      const stored = await devtools.send('WebAuthn.getCredentials', { authenticatorId })
      return stored.credentials.map(({ isResidentCredential }) => isResidentCredential)
    },
  }
}

/** Presses a button after hydration: before that its form would be submitted without scripts. */
export async function pressWhenHydrated(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name })
  await button.waitFor()
  await page.waitForFunction(isHydrated)
  await button.press('Enter')
}
