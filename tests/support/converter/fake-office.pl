#!/usr/bin/perl
# An office that stays and takes command lines on a socket, as LibreOffice does. It does what the first words of each
# document say, and notes what it is given and every process of it in the folder above which it lies.
# Perl, because it is found on every machine, runs in isolation too, and needs little memory.
use strict;
use warnings;
use Digest::MD5 'md5';
use File::Basename 'dirname';
use IO::Socket::UNIX;

my $notes = dirname($0);
$| = 1;
sub note { my ($file, $line) = @_; open my $out, '>>', "$notes/$file" or die $!; print $out "$line\n"; close $out }
sub content { my ($file) = @_; open my $in, '<:raw', $file or return ''; local $/; my $all = <$in>; close $in; $all // '' }
sub save { my ($file, $bytes) = @_; open my $out, '>:raw', $file or die $!; print $out $bytes; close $out }

note('pids', $$);
exit 1 if -e "$notes/broken";
my ($profile) = map { /^-env:UserInstallation=(.*)/ ? $1 : () } @ARGV;
my $stays = grep { $_ eq 'private:factory/swriter' } @ARGV;
my $digest = join '', map { sprintf '%x', ord } split //, md5(join '', map { "$_\0" } split //, $profile);
my $path = "/tmp/OSL_PIPE_$<_SingleOfficeIPC_$digest";
note('sockets', $path);
my $server = IO::Socket::UNIX->new(Local => $path, Listen => 5) or die "$path: $!";

sub convert {
  my ($input, $pdf) = @_;
  my $docx = content($input);
  my $is_ours = $docx =~ /Ready, steady, go/;
  my $task = content("$notes/mode") || substr $docx, 0, 8;
  note('taken', $task =~ /^(\w+)/ ? $1 : '') unless $is_ours;
  while (!$is_ours && -e "$notes/held") { select undef, undef, undef, 0.05 }
  exit 1 if -e "$notes/broken";
  if ($task =~ /^hang/) {
    my $helper = fork // die $!;
    exec 'sleep', '600' if !$helper;
    note('pids', $helper);
    waitpid $helper, 0;
  }
  elsif ($task =~ /^bomb/) { my $size = 4_000_000_000; my $all = 'x' x $size }
  elsif ($task =~ /^segfault/) { kill 'SEGV', $$ }
  elsif ($task =~ /^exit/) { exit 0 }
  elsif ($task =~ /^fail/) { exit 1 }
  elsif ($task =~ /^nothing/) { }
  elsif ($task =~ /^garbage/) { save($pdf, 'no PDF') }
  elsif ($task =~ /^half/) { save($pdf, substr content("$notes/page.pdf"), 0, 200) }
  elsif ($task =~ /^environ/) { save($pdf, content("$notes/page.pdf") . '%' . join(',', sort keys %ENV) . "\n%%EOF\n") }
  else { save($pdf, content("$notes/page.pdf")) }
}

# The real one starts over on a new profile, and hangs up on whoever has come by then.
close $server->accept;
while (my $client = $server->accept) {
  print $client "InternalIPC::SendArguments\0";
  local $/ = "\0";
  my $line = <$client> // next;
  chomp $line;
  next unless $line =~ s/^InternalIPC::Arguments1//;
  my ($cwd, @args) = map { s/\\(.)/$1/gr } split /(?<!\\),/, $line;
  my ($out) = map { $args[$_] eq '--outdir' ? $args[ $_ + 1 ] : () } 0 .. $#args;
  convert($args[-1], "$out/document.pdf");
  print $client "InternalIPC::ProcessingDone\0";
  close $client;
  exit 0 unless $stays;
}
