import type { Client, OAuthAuth, Services } from '@vitrine/sdk'

/** A client of any services that can sign in visitors and members. */
export type AnyClient = Pick<Client<Services, OAuthAuth>, 'auth' | 'use' | 'fetch'>
