@rem In a shell of Unix "exec" puts a program in the place of the shell; cmd has no such word.
@%*
