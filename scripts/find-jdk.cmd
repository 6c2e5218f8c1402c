@echo off
rem Called by the commands at the top: sets JAVA_HOME to a JDK 25 or later, or says what to install and returns 1.
rem (The default java of a machine is often older, with the right one beside it.) Called with wanted=java, by the
rem portable program, it is content with a Java that compiles nothing.
if not defined wanted set "wanted=javac"

if defined JAVA_HOME call :try "%JAVA_HOME%" && exit /b 0
for /f "delims=" %%j in ('where %wanted% 2^>nul') do call :try "%%~dpj.." && exit /b 0
for %%r in (
    "%ProgramFiles%\Eclipse Adoptium"
    "%ProgramFiles%\Java"
    "%ProgramFiles%\Microsoft"
    "%ProgramFiles%\Zulu"
    "%ProgramFiles%\Amazon Corretto"
    "%ProgramFiles%\BellSoft"
    "%LocalAppData%\Programs\Eclipse Adoptium"
    "%UserProfile%\.jdks"
    "%UserProfile%\scoop\apps"
) do (
    for /d %%d in ("%%~r\*") do (
        call :try "%%~d" && exit /b 0
        call :try "%%~d\current" && exit /b 0
    )
)
set "kind=JDK"
if "%wanted%"=="java" set "kind=Java"
echo Can't Stop needs a %kind% 25 or later (for example Temurin 25 from adoptium.net); none was found in JAVA_HOME, on PATH or in the usual folders. 1>&2
exit /b 1

rem Is %1 a JDK (it has %wanted%) of version 25 or later? Its release file says JAVA_VERSION="25.0.3".
:try
if not exist "%~1\bin\%wanted%.exe" exit /b 1
if not exist "%~1\release" exit /b 1
set "found="
for /f "tokens=2 delims==." %%v in ('findstr /b "JAVA_VERSION=" "%~1\release"') do set "found=%%~v"
if not defined found exit /b 1
set "found=%found:"=%"
if %found% lss 25 exit /b 1
for %%h in ("%~1") do set "JAVA_HOME=%%~fh"
exit /b 0
