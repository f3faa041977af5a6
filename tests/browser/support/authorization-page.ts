import type { Page } from 'playwright-core'

/** Fills and sends the form that asks for the account's password. */
export async function fillSignIn(
  page: Page,
  { login, password }: { readonly login: string; readonly password: string },
): Promise<void> {
  await page.getByLabel('User name or e-mail address').fill(login)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}
