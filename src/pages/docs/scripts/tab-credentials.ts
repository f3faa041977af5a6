/** Credentials stay in this tab and are forgotten when it is closed. */
export const CREDENTIALS = `
const credentialFields = ['key-login', 'key-password'].map(byId)

function setUpCredentials() {
  const form = byId('key-form')
  form.hidden = false
  form.addEventListener('submit', (event) => event.preventDefault())
  for (const field of credentialFields) {
    const key = 'docs ' + field.id
    field.value = sessionStorage.getItem(key) || ''
    field.addEventListener('input', () => sessionStorage.setItem(key, field.value))
  }
}

function authorization() {
  const [login, password] = credentialFields.map((field) => field.value)
  if (login === '') return {}
  const bytes = new TextEncoder().encode(login + ':' + password)
  return { Authorization: 'Basic ' + btoa(String.fromCharCode(...bytes)) }
}
`
