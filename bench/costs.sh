# Runs a program and tells on descriptor 3 what it cost. The shell's clock starts with the program, and its `times`
# counts the whole life of the child, the way out included, which the child itself cannot see.
began=$EPOCHREALTIME
(
  echo "pid $BASHPID" >&3
  exec "$@"
)
status=$?
echo "wall $began $EPOCHREALTIME" >&3
times >&3
exit $status
