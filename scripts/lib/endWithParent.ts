// Loaded into the emulators and the functions' workers before anything else (node --import): they
// end as Ctrl-C would end them when the process that started them is gone, however it went.
process.on('disconnect', () => process.kill(process.pid, 'SIGINT'));
// The listener must not keep a process alive that would end by itself.
process.channel?.unref();
