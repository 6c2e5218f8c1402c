@echo off
rem Starts Can't Stop with a Java 25 or later of this machine; the twin of play.sh.
setlocal
set "here=%~dp0"
set "wanted=java"
call "%here%app\find-jdk.cmd"
if errorlevel 1 (
    rem A double click opened this window: it would be gone before anybody has read it.
    pause
    exit /b 1
)
rem Each start copies the library for TLS out of its jar, and Windows can't delete a copy in use: the next start does.
set "copies=%TEMP%\cant-stop-tls"
del /q "%copies%\*" >nul 2>&1
if "%~1"=="--headless" goto headless
"%JAVA_HOME%\bin\java" "@%here%app\app.jvm" "-Dio.netty.native.workdir=%copies%" --enable-native-access=javafx.graphics -p "%here%app\lib;%here%app\javafx-win" -m cantstop.client/cantstop.client.shell.Main %*
exit /b %errorlevel%

:headless
set "options="
:collect
shift
if "%~1"=="" goto host
set options=%options% %1
goto collect
:host
"%JAVA_HOME%\bin\java" "@%here%app\app.jvm" "-Dio.netty.native.workdir=%copies%" -p "%here%app\lib" -m cantstop.host/cantstop.host.net.HostMain %options%
exit /b %errorlevel%
