/** The second time a new password is typed it must be the same. */
export const mustMatch = ({ password, confirmPassword }: { password: string; confirmPassword: string }) =>
  password === confirmPassword ? {} : { confirmPassword: "Passwords don't match" };
