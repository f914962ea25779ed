/** The validation rule that both passwords are the same. */
export const mustMatch = ({ password, confirmPassword }: { password: string; confirmPassword: string }) =>
  password === confirmPassword ? {} : { confirmPassword: "Passwords don't match" };
