/** The errors of accounts; part of the catalogue of all errors. */
export const accountErrors = {
  // users
  rest_user_invalid_id: { status: 404, message: 'There is no user with this id.' },
  rest_user_cannot_view: { status: 'auth', message: 'You are not allowed to see these users.' },
  rest_cannot_create_user: { status: 'auth', message: 'You are not allowed to create users.' },
  rest_cannot_edit_roles: {
    status: 'auth',
    message: 'You are not allowed to change the roles of this user.',
  },
  rest_user_cannot_delete: { status: 'auth', message: 'You are not allowed to delete this user.' },
  rest_user_exists: {
    status: 400,
    message: 'This user already exists. Update it instead of creating it.',
  },
  rest_user_invalid_username: { status: 400, message: 'The user name is not valid.' },
  rest_user_invalid_password: { status: 400, message: 'The password is not valid.' },
  rest_user_invalid_email: { status: 400, message: 'The e-mail address is not valid.' },
  rest_user_invalid_slug: { status: 400, message: 'The slug belongs to another user.' },
  rest_user_invalid_argument: { status: 400, message: 'The user name cannot be changed.' },
  rest_user_invalid_role: { status: 400, message: 'The role is unknown or cannot be assigned.' },
  rest_user_invalid_reassign: {
    status: 400,
    message: 'The items of this user cannot be reassigned to that user.',
  },
  existing_user_login: { status: 400, message: 'The user name is already in use.' },
  existing_user_email: { status: 400, message: 'The e-mail address is already in use.' },

  // signing in
  invalid_username: { status: 401, message: 'The user name or the password is wrong.' },
  invalid_email: { status: 401, message: 'The user name or the password is wrong.' },
  incorrect_password: { status: 401, message: 'The user name or the password is wrong.' },

  // application passwords
  rest_cannot_list_application_passwords: {
    status: 'auth',
    message: 'You are not allowed to list the application passwords of this user.',
  },
  rest_cannot_read_application_password: {
    status: 'auth',
    message: 'You are not allowed to see this application password.',
  },
  rest_cannot_create_application_passwords: {
    status: 'auth',
    message: 'You are not allowed to create application passwords for this user.',
  },
  rest_cannot_edit_application_password: {
    status: 'auth',
    message: 'You are not allowed to change this application password.',
  },
  rest_cannot_delete_application_password: {
    status: 'auth',
    message: 'You are not allowed to delete this application password.',
  },
  rest_cannot_delete_application_passwords: {
    status: 'auth',
    message: 'You are not allowed to delete the application passwords of this user.',
  },
  rest_application_password_not_found: {
    status: 404,
    message: 'There is no application password with this id.',
  },
  rest_cannot_introspect_app_password_for_non_authenticated_user: {
    status: 'auth',
    message: 'You can only inspect the application password that you signed in with.',
  },
  rest_no_authenticated_app_password: {
    status: 404,
    message: 'This request was not signed in with an application password.',
  },
  application_passwords_disabled: {
    status: 501,
    message: 'Application passwords are not available without HTTPS.',
  },
  application_passwords_disabled_for_user: {
    status: 501,
    message: 'Application passwords are not available for this user.',
  },
} as const
